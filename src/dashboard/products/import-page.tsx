import { Link } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import { importProducts } from '#api/products.ts'
import type { CsvRefusal } from '#commerce/catalogue/editing/csv-file.server.ts'
import type { ImportedProducts } from '#commerce/catalogue/editing/import-products.server.ts'
import type { ImportedLine } from '#commerce/catalogue/editing/plan-import.ts'
import { csvColumns } from '#commerce/catalogue/editing/product-csv.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { Badge, type BadgeTint } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { useSave } from '../saving/use-save.ts'
import { catalogueProblemText } from './catalogue-problem.messages.ts'
import { csvText } from './csv-text.ts'
import { importNoticeText, importText } from './import.messages.ts'
import { productsText } from './products.messages.ts'
import { productsMemory } from './products-search.ts'

interface Preview {
  name: string
  text: string
  result: ImportedProducts | Refusal<'not-utf-8'> | null
}

export function ImportPage() {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [success, setSuccess] = useState<{ name: string; created: number } | null>(null)
  const { save, isSaving } = useSave({
    send: (text: string) => importProducts({ data: { text, dry: false } }),
    refusal: () => importText('catalogueChanged'),
    invalidates: [staffProductQueries.root],
  })
  const result = preview?.result
  const lines = result && 'lines' in result ? result.lines : []
  const unknownColumns = result && 'lines' in result ? result.unknownColumns : []
  const count = lines.filter((line) => line.outcome === 'new' || line.outcome === 'changed').length
  const canImport =
    result?.ok === true && count > 0 && lines.every((one) => one.outcome !== 'refused')

  async function check(file: File) {
    setChecking(true)
    setSuccess(null)
    setPreview(await dryRun(file).catch(() => ({ name: file.name, text: '', result: null })))
    setChecking(false)
  }

  async function runImport({ name, text }: Preview) {
    const imported = await save(text)
    if (!imported) return
    setPreview(imported.ok ? null : { name, text, result: imported })
    if (!imported.ok) return
    const created = imported.lines.filter(({ outcome }) => outcome === 'new').length
    setSuccess({ name, created })
  }

  return (
    <>
      <BackLink to="/dashboard/products" search={productsMemory.last()}>
        {productsText('all')}
      </BackLink>
      <h1 className="mt-1 mb-2 font-display text-xl">{importText('title')}</h1>
      <p className="mb-6 max-w-[65ch] text-ink-soft">{importText('help', { column: 'size of' })}</p>
      <CsvFileInput isBusy={isChecking || isSaving} onFile={(file) => void check(file)} />
      <div role="status" className="mt-4 text-moss">
        {success && <p>{importText('imported', { file: success.name })}</p>}
        {success && success.created > 0 && (
          <p className="mt-1 text-ink">
            {importText('addPictures', { count: success.created })}{' '}
            <Link to="/dashboard/products" search={{ state: 'archived' }} className="link">
              {importText('viewArchived')}
            </Link>
          </p>
        )}
      </div>
      {preview === null && <Columns />}
      {preview && result === null && (
        <p role="alert" className="mt-4 text-blush">
          {importText('notRead', { file: preview.name })}
        </p>
      )}
      {result?.ok === false && result.refusal !== 'lines-refused' && (
        <p role="alert" className="mt-4 text-blush">
          {fileProblem(result)}
        </p>
      )}
      {unknownColumns.length > 0 && <UnknownColumns names={unknownColumns} />}
      <p role="status" className="mt-6 mb-3 font-medium empty:sr-only">
        {lines.length > 0 && summary(lines)}
      </p>
      {lines.length > 0 && <ImportReport name={preview?.name ?? ''} lines={lines} />}
      {preview && canImport && (
        <Button
          className="mt-6"
          pending={isChecking || isSaving}
          onClick={() => void runImport(preview)}
        >
          {importText('run', { count })}
        </Button>
      )}
    </>
  )
}

async function dryRun(file: File): Promise<Preview> {
  const text = csvText(new Uint8Array(await file.arrayBuffer()))
  if (text === null)
    return { name: file.name, text: '', result: { ok: false, refusal: 'not-utf-8' } }
  return { name: file.name, text, result: await importProducts({ data: { text, dry: true } }) }
}

function fileProblem(refused: CsvRefusal | Refusal<'not-utf-8'>): string {
  switch (refused.refusal) {
    case 'no-columns':
      return importText('no-columns', { columns: csvColumns.join(', ') })
    case 'too-many-lines':
      return importText('too-many-lines', { most: refused.most })
    case 'not-readable':
      return importText('not-readable', { detail: refused.detail })
    case 'not-utf-8':
      return importText('not-utf-8')
  }
}

function Columns() {
  return (
    <section aria-labelledby="columns" className="mt-8 max-w-[65ch] border-t border-line pt-6">
      <h2 id="columns" className="mb-3 font-medium">
        {importText('columns')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {csvColumns.map((column) => (
          <li key={column} lang="en" dir="ltr" className="rounded-sm bg-linen px-2.5 py-1 text-xs">
            {column}
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnknownColumns({ names }: { names: readonly string[] }) {
  return (
    <div role="note" className="mt-4 max-w-[65ch] border-s-2 border-blush ps-4">
      <p>
        {importText.rich('unknownColumns', {
          count: names.length,
          columns: names.join(importText('separator')),
          names: (text) => <b className="font-medium break-words">{text}</b>,
        })}
      </p>
      <p className="mt-1 text-xs text-ink-soft">
        {importText('columnList', { columns: csvColumns.join(', ') })}
      </p>
    </div>
  )
}

function CsvFileInput({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  return (
    <label
      aria-busy={isBusy || undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-5 font-medium transition-colors hover:border-moss hover:text-moss has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-moss"
    >
      <FileSpreadsheet aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {importText('choose')}
      <input
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Reset, so that selecting the corrected file again fires a change event.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

const tints: Record<ImportedLine['outcome'], BadgeTint> = {
  new: 'sage',
  changed: 'sky',
  same: 'linen',
  refused: 'clay',
}

const columns = ['row', 'product', 'result', 'details'] as const

function ImportReport({ name, lines }: { name: string; lines: readonly ImportedLine[] }) {
  const refused = lines.filter((line) => line.outcome === 'refused')
  const others = lines.filter((line) => line.outcome !== 'refused')
  return (
    <section aria-label={importText('results', { file: name })}>
      <table className="w-full max-w-4xl text-start">
        <thead className="text-xs text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="bg-linen px-3 py-2 font-medium">
                {importText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...refused, ...others].map((line) => (
            <tr key={line.line} className="border-b border-line align-top">
              <td className="px-3 py-2">{line.line}</td>
              <td className="px-3 py-2 break-words">
                <bdi>{line.name || importText('untitled')}</bdi>
              </td>
              <td className="px-3 py-2">
                <Badge tint={tints[line.outcome]}>{importText(line.outcome)}</Badge>
              </td>
              <td className="px-3 py-2 text-ink-soft">
                {[
                  ...line.problems.map(catalogueProblemText),
                  ...line.notices.map(importNoticeText),
                ].join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function summary(lines: readonly ImportedLine[]): string {
  const count = (outcome: ImportedLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length
  const counts = { added: count('new'), changed: count('changed'), same: count('same') }
  const refused = count('refused')
  return refused === 0
    ? importText('summary', counts)
    : importText('summaryWithErrors', { ...counts, refused })
}
