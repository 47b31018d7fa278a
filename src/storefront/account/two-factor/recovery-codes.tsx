import { Copy, Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** Shown once only. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Copied')
    } catch {
      notify.error('Not copied', 'Select the codes and copy them manually.')
    }
  }

  return (
    <div className="grid gap-4 rounded-sm border border-line bg-linen p-5 sm:p-6">
      <h3 className="font-display text-lg font-normal">Save your recovery codes</h3>
      <p className="text-ink-soft">
        If you lose your phone, you can sign in with one of these codes. Each works once. Store them
        in a safe place: we cannot show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 [font-family:ui-monospace,Menlo,Consolas,monospace] text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button variant="quiet" onClick={() => download(text)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button onClick={onSaved}>I have saved them</Button>
      </div>
    </div>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
