import type { ImportedLine } from '#commerce/catalogue/editing/import-products.server.ts'
import { Badge, type BadgeTint } from '#ui/badge.tsx'

const looks: Record<ImportedLine['outcome'], { word: string; tint: BadgeTint }> = {
  new: { word: 'New', tint: 'sage' },
  changed: { word: 'Changed', tint: 'sky' },
  same: { word: 'As it is', tint: 'linen' },
  refused: { word: 'Not taken', tint: 'clay' },
}

/** What would become of each line; those that are refused come first. */
export function ImportReport({ name, lines }: { name: string; lines: readonly ImportedLine[] }) {
  const refused = lines.filter((line) => line.outcome === 'refused')
  const others = lines.filter((line) => line.outcome !== 'refused')
  return (
    <section aria-label={`Report on ${name}`} className="mt-6">
      <p role="status" className="mb-3 font-medium">
        {summary(lines)}
      </p>
      <table className="w-full max-w-4xl text-left">
        <thead className="text-xs text-ink-soft">
          <tr>
            {['Line', 'Product', 'Outcome', 'What is wrong'].map((head) => (
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
              <td className="px-3 py-2 break-words">{line.name || 'without a name'}</td>
              <td className="px-3 py-2">
                <Badge tint={looks[line.outcome].tint}>{looks[line.outcome].word}</Badge>
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
  const sums = `${count('new')} new, ${count('changed')} changed, ${count('same')} as they are`
  const refused = count('refused')
  return refused === 0
    ? `${sums}.`
    : `${sums}, ${refused} not taken: mend the file and choose it again.`
}
