import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { requestExport } from '#api/request-export.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { notify } from '#ui/toast.ts'
import { failedMessage } from '../saving/save.ts'
import { customerDataText } from './customer-data.messages.ts'

/** Downloads the data of a customer who asked the shop for it, such as a suspended one or one without a sign-in. */
export function ExportCustomerButton({ userId }: { userId: string }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    onMutate: () => notify.loading(customerDataText('exporting'), 'export-customer'),
    mutationFn: async () => {
      const file = await requestExport({ userId })
      if (!(file instanceof Blob)) throw new Error(`The export failed: ${file}.`)
      saveFile('customer-data.zip', file)
    },
    onSuccess: (_file, _none, toast) =>
      notify.success(customerDataText('exported'), undefined, toast),
    onError: (_error, _none, toast) =>
      notify.error(customerDataText('notExported'), failedMessage().message, toast),
  })
  return (
    <Button variant="quiet" size="small" pending={isPending} onClick={() => mutate()}>
      <FileDown className="size-4" />
      {customerDataText('export')}
    </Button>
  )
}
