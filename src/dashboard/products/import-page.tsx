import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { importProducts } from '#api/products.ts'
import type { ImportedProducts } from '#commerce/catalogue/editing/import-products.server.ts'
import { csvColumns } from '#commerce/catalogue/editing/product-csv.ts'
import { Button } from '#ui/button.tsx'
import { save } from '../saving/save.ts'
import { BackToProducts } from './back-to-products.tsx'
import { csvText } from './csv-text.ts'
import { DialogChoice } from './import-dialog.tsx'
import { ImportReport } from './import-report.tsx'

interface Tried {
  name: string
  text: string
  answer: ImportedProducts | null
}

/** A sheet is read first, and reported on line by line; only then is it taken in. */
export function ImportPage() {
  const [tried, setTried] = useState<Tried | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const answer = tried?.answer
  const lines = answer && 'lines' in answer ? answer.lines : []
  const toDo = lines.filter((line) => line.outcome === 'new' || line.outcome === 'changed').length
  const mayTake = answer?.ok === true && toDo > 0 && lines.every((one) => one.outcome !== 'refused')

  async function tryOut(file: File) {
    setBusy(true)
    setTaken(null)
    setTried(await reportOn(file).catch(() => ({ name: file.name, text: '', answer: null })))
    setBusy(false)
  }

  async function takeIn() {
    if (!tried) return
    setBusy(true)
    const done = await save(
      () => importProducts({ data: { text: tried.text, dry: false } }),
      () => 'The catalogue has changed since the sheet was read. Look at the report again.',
    )
    setBusy(false)
    if (!done) return
    if (done.ok) {
      setTaken(`${tried.name} is taken in.`)
      setTried(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    } else setTried({ ...tried, answer: done })
  }

  return (
    <>
      <BackToProducts />
      <h1 className="mt-1 mb-2 font-display text-xl">Import products</h1>
      <p className="mb-6 max-w-[65ch] text-ink-soft">
        A row with an id changes that product, a row without one makes a new one. Columns that the
        file does not have leave products as they are. Begin with an export: it is such a file, and
        its last two columns keep what is sold or changed meanwhile from being undone. What is
        brought is read first, line by line, and taken in when you say so.
      </p>
      <DialogChoice isBusy={isBusy} onFile={(file) => void tryOut(file)} />
      <p role="status" className="mt-4 text-moss">
        {taken}
      </p>
      {tried === null && <Columns />}
      {tried && answer === null && (
        <p role="alert" className="mt-4 text-blush">
          {tried.name} could not be read. Try again later.
        </p>
      )}
      {answer && 'reason' in answer && (
        <p role="alert" className="mt-4 text-blush">
          {answer.reason}
        </p>
      )}
      {lines.length > 0 && <ImportReport name={tried?.name ?? ''} lines={lines} />}
      {mayTake && (
        <Button className="mt-6" pending={isBusy} onClick={() => void takeIn()}>
          Take in {toDo === 1 ? '1 product' : `${toDo} products`}
        </Button>
      )}
    </>
  )
}

async function reportOn(file: File): Promise<Tried> {
  const text = csvText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return { name: file.name, text: '', answer: notUtf8 }
  return { name: file.name, text, answer: await importProducts({ data: { text, dry: true } }) }
}

const notUtf8: ImportedProducts = {
  ok: false,
  refusal: 'not-readable',
  reason: 'It is not in UTF-8: save it as “CSV UTF-8”.',
}

/** What may stand in the first line of a sheet. */
function Columns() {
  return (
    <section aria-labelledby="columns" className="mt-8 max-w-[65ch] border-t border-line pt-6">
      <h2 id="columns" className="mb-3 font-medium">
        Columns that are read
      </h2>
      <ul className="flex flex-wrap gap-2">
        {csvColumns.map((column) => (
          <li key={column} className="rounded-sm bg-linen px-2.5 py-1 text-xs">
            {column}
          </li>
        ))}
      </ul>
    </section>
  )
}
