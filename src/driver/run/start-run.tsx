import { useMutation } from '@tanstack/react-query'
import { startOwnRun } from '#api/drivers.ts'
import { Button } from '#ui/button.tsx'
import { runText } from './run.messages.ts'

interface StartRunProps {
  /** Prepared orders of the run. */
  count: number
  /** The driver has stops on the road as well: their button is the primary one. */
  isBeside: boolean
  isOffline: boolean
  onStarted: () => void
}

/** Sends out the prepared orders when the driver leaves the shop, where there is a signal. */
export function StartRun({ count, isBeside, isOffline, onStarted }: StartRunProps) {
  const { mutate, data, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: () => startOwnRun({ data: {} }),
    onSuccess: onStarted,
  })
  const stayed = data?.stops.filter(({ outcome }) => outcome !== 'out').length ?? 0
  return (
    <section className="grid gap-3 rounded-sm bg-linen p-4">
      <p>
        {stayed > 0 ? runText('stayed', { count: stayed }) : runText('readyToStart', { count })}
      </p>
      <Button
        variant={isBeside ? 'quiet' : 'primary'}
        size="large"
        wide
        pending={isPending}
        disabled={isOffline}
        onClick={() => mutate()}
      >
        {runText('startRun')}
      </Button>
      {isError && (
        <p role="alert" className="text-xs text-blush">
          {runText('startFailed')}
        </p>
      )}
    </section>
  )
}
