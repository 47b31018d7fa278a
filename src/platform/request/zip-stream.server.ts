import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

interface ZippedFile {
  name: string
  content: Uint8Array
}

/** A ZIP archive of files, read one at a time as fast as the client receives them. Pictures are compressed already. */
export function zipStream(files: AsyncGenerator<ZippedFile>): ReadableStream<Uint8Array> {
  const zip = new Zip()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) controller.error(error)
        else controller.enqueue(chunk)
        if (isLast) controller.close()
      }
    },
    async pull() {
      const next = await files.next()
      if (next.done) return zip.end()
      const { name, content } = next.value
      const entry = name.endsWith('.json') ? new ZipDeflate(name) : new ZipPassThrough(name)
      zip.add(entry)
      entry.push(content, true)
    },
    async cancel() {
      zip.terminate()
      await files.return(undefined)
    },
  })
}
