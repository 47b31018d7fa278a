import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { downloadData } from './download-data.ts'
import { dataText } from './personal-data.messages.ts'

interface DownloadButtonProps {
  /** What to export; asynchronous, because the token of an account comes from the identity provider. */
  of: () => Promise<Parameters<typeof downloadData>[0]>
  /** The reason of a refusal. */
  refused: string
  onRefused?: () => void
}

export function DownloadButton({ of, refused, onRefused }: DownloadButtonProps) {
  const { pending, run } = useOneAtATime()

  const download = () =>
    run(async () => {
      const toast = notify.loading(dataText('downloading'), 'download')
      const failed = (message: string) => notify.error(dataText('notDownloaded'), message, toast)
      try {
        const result = await downloadData(await of())
        if (result === 'done') notify.success(dataText('downloaded'), undefined, toast)
        else failed(result === 'refused' ? refused : dataText('later'))
        if (result === 'refused') onRefused?.()
      } catch {
        failed(dataText('offline'))
      }
    })

  return (
    <Button variant="quiet" pending={pending} onClick={() => void download()}>
      {dataText('download')}
    </Button>
  )
}
