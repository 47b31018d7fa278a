import { type ExportRequest, requestExport } from '#api/request-export.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { saveFile } from '#ui/save-file.ts'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { dataText } from './personal-data.messages.ts'

interface DownloadButtonProps {
  /** The data to export; asynchronous, because the token of an account comes from the identity provider. */
  of: () => Promise<ExportRequest>
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
        const file = await requestExport(await of())
        if (file instanceof Blob) {
          saveFile('my-data.zip', file)
          notify.success(dataText('downloaded'), undefined, toast)
        } else failed(file === 'refused' ? refused : dataText('later'))
        if (file === 'refused') onRefused?.()
      } catch {
        failed(formText('checkConnection'))
      }
    })

  return (
    <Button variant="quiet" pending={pending} onClick={() => void download()}>
      {dataText('download')}
    </Button>
  )
}
