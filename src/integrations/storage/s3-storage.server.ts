import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'
import type { S3Place } from './s3-place.ts'

const timeoutMs = 20_000
const retries = 3

/** Files in a bucket of any service that speaks S3, addressed by path. A keeping is whole or not at all there. */
export function createS3Storage(place: S3Place): FileStorage {
  const { accessKeyId, secretAccessKey, region, bucketUrl } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  async function ask(method: string, name: string, content?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${bucketUrl}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
      headers: {
        // Signed as well: what arrives is what was sent.
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
        ...(content === undefined ? {} : { 'Content-Type': typeOf(name) }),
      },
    })
    if (response.ok || response.status === 404) return response
    const words = method === 'HEAD' ? '' : (await response.text()).slice(0, 300)
    throw new Error(`The storage answered ${response.status} to ${method} ${name}. ${words}`)
  }

  return {
    async has(name) {
      return (await ask('HEAD', name)).ok
    },
    async write(name, content) {
      const response = await ask('PUT', name, content)
      if (!response.ok) throw new Error(`The storage has no place for ${name}: is there a bucket?`)
    },
    async read(name) {
      const response = await ask('GET', name)
      const content = new Uint8Array(await response.arrayBuffer())
      return response.ok ? content : null
    },
    async remove(name) {
      await ask('DELETE', name)
    },
    // A file goes up in one request, never in parts, so the service keeps no upload that was broken off.
    removeDrafts: async () => 0,
  }
}

function typeOf(name: string): string {
  return `image/${name.split('.').at(-1)}`
}
