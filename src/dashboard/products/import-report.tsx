import type { ImportedLine } from '#commerce/catalogue/editing/import-products.server.ts'
import { Badge, type BadgeTint } from '#ui/badge.tsx'

const badges: Record<ImportedLine['outcome'], { label: string; tint: BadgeTint }> = {
  new: { label: 'New', tint: 'sage' },
  changed: { label: 'Changed', tint: 'sky' },
  same: { label: 'Unchanged', tint: 'linen' },
  refused: { label: 'Error', tint: 'clay' },
}

/** The result of each row; refused rows first. */
export function ImportReport({ name, lines }: { name: string; lines: readonly ImportedLine[] }) {
  const refused = lines.filter((line) => line.outcome === 'refused')
  const others = lines.filter((line) => line.outcome !== 'refused')
  return (
    <section aria-label={`Import results for ${name}`} className="mt-6">
      <p role="status" className="mb-3 font-medium">
        {summary(lines)}
      </p>
      <table className="w-full max-w-4xl text-left">
        <thead className="text-xs text-ink-soft">
          <tr>
            {['Row', 'Product', 'Result', 'Problems'].map((head) => (
              <th key={head} scope="col" className="bg-linen px-3 py-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...refused, ...others].map((line) => (
            <tr key={line.line} className="border-b border-line align-top">
              <td className="px-3 py-2 tabular-nums">{line.line}</td>
              <td className="px-3 py-2 break-words">{line.name || 'Untitled'}</td>
              <td className="px-3 py-2">
                <Badge tint={badges[line.outcome].tint}>{badges[line.outcome].label}</Badge>
              </td>
              <td className="px-3 py-2 text-ink-soft">{line.reasons.join(' ')}</td>
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
  const counts = `${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged`
  const refused = count('refused')
  return refused === 0
    ? `${counts}.`
    : `${counts}, ${refused} with errors. Correct the file and upload it again.`
}
