import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { importProducts } from '#api/products.ts'
import type { ImportedProducts } from '#commerce/catalogue/editing/import-products.server.ts'
import { csvColumns } from '#commerce/catalogue/editing/product-csv.ts'
import { Button } from '#ui/button.tsx'
import { save } from '../saving/save.ts'
import { BackToProducts } from './back-to-products.tsx'
import { CsvFileInput } from './csv-file-input.tsx'
import { csvText } from './csv-text.ts'
import { ImportReport } from './import-report.tsx'
import { productCount } from './product-count.ts'

interface Preview {
  name: string
  text: string
  result: ImportedProducts | null
}

/** Import in two steps: a dry run with a result for each row, then the import. */
export function ImportPage() {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [success, setSuccess] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const result = preview?.result
  const lines = result && 'lines' in result ? result.lines : []
  const count = lines.filter((line) => line.outcome === 'new' || line.outcome === 'changed').length
  const canImport =
    result?.ok === true && count > 0 && lines.every((one) => one.outcome !== 'refused')

  async function check(file: File) {
    setBusy(true)
    setSuccess(null)
    setPreview(await dryRun(file).catch(() => ({ name: file.name, text: '', result: null })))
    setBusy(false)
  }

  async function runImport() {
    if (!preview) return
    setBusy(true)
    const saved = await save(
      () => importProducts({ data: { text: preview.text, dry: false } }),
      () => 'The catalogue has changed since this file was checked. Review the results again.',
    )
    setBusy(false)
    if (!saved) return
    if (saved.ok) {
      setSuccess(`Imported ${preview.name}.`)
      setPreview(null)
      await queryClient.invalidateQueries({ queryKey: staffProductQueries.root })
    } else setPreview({ ...preview, result: saved })
  }

  return (
    <>
      <BackToProducts />
      <h1 className="mt-1 mb-2 font-display text-xl">Import products</h1>
      <p className="mb-6 max-w-[65ch] text-ink-soft">
        A row with an id updates that product; a row without one creates a new product. Columns that
        are missing from the file stay unchanged. Start from an export: its last two columns protect
        sales and edits made since then. You can review every row before you import.
      </p>
      <CsvFileInput isBusy={isBusy} onFile={(file) => void check(file)} />
      <p role="status" className="mt-4 text-moss">
        {success}
      </p>
      {preview === null && <Columns />}
      {preview && result === null && (
        <p role="alert" className="mt-4 text-blush">
          Could not read {preview.name}. Try again later.
        </p>
      )}
      {result && 'reason' in result && (
        <p role="alert" className="mt-4 text-blush">
          {result.reason}
        </p>
      )}
      {lines.length > 0 && <ImportReport name={preview?.name ?? ''} lines={lines} />}
      {canImport && (
        <Button className="mt-6" pending={isBusy} onClick={() => void runImport()}>
          Import {productCount(count)}
        </Button>
      )}
    </>
  )
}

async function dryRun(file: File): Promise<Preview> {
  const text = csvText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return { name: file.name, text: '', result: notUtf8 }
  return { name: file.name, text, result: await importProducts({ data: { text, dry: true } }) }
}

const notUtf8: ImportedProducts = {
  ok: false,
  refusal: 'not-readable',
  reason: 'The file is not in UTF-8. Save it as “CSV UTF-8”.',
}

/** The column names that an import reads. */
function Columns() {
  return (
    <section aria-labelledby="columns" className="mt-8 max-w-[65ch] border-t border-line pt-6">
      <h2 id="columns" className="mb-3 font-medium">
        Supported columns
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
