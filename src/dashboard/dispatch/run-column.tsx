import { Route, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDone } from '#commerce/drivers/arrange-stops.ts'
import type { DispatchOrder, DispatchRun } from '#commerce/drivers/dispatch.ts'
import { formatMoney } from '#commerce/money.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { PhoneLink } from '../layout/delivery-links.tsx'
import { dispatchText } from './dispatch.messages.ts'
import { DispatchColumn } from './dispatch-column.tsx'

interface RunColumnProps {
  run: DispatchRun
  isBusy: boolean
  onArrange: () => void
  onStart: () => void
  onCash: () => void
  renderCard: (order: DispatchOrder, index: number) => ReactNode
}

/** The run of a driver: how far it is, its stops in order, and its cash. */
export function RunColumn({ run, isBusy, onArrange, onStart, onCash, renderCard }: RunColumnProps) {
  const { driver, stops, km, cash } = run
  const done = stops.filter(({ status }) => isDone(status)).length
  const prepared = stops.filter(({ status }) => status === 'preparing').length
  return (
    <DispatchColumn
      id={driver.id}
      orderIds={stops.map(({ id }) => id)}
      title={
        <>
          <bdi className="min-w-0 truncate">{driver.name}</bdi>
          <span className="ms-auto font-normal whitespace-nowrap text-ink-soft">
            {stops.length > 0 &&
              dispatchText('stopsDone', {
                done: groupDigits(done),
                all: groupDigits(stops.length),
              })}
          </span>
        </>
      }
    >
      {stops.length > 0 && (
        <progress
          value={done}
          max={stops.length}
          aria-labelledby={`run-${driver.id}`}
          className="block h-1 w-full appearance-none [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-moss"
        />
      )}
      <div className="grid gap-1 py-2 text-xs text-ink-soft">
        {!driver.mayDrive && <p className="text-blush">{dispatchText('former')}</p>}
        <p className="flex flex-wrap gap-x-3">
          {driver.phone && <PhoneLink number={driver.phone} />}
          {km >= 1 && <span>{dispatchText('km', { km: groupDigits(Math.round(km)) })}</span>}
        </p>
        <Cash cash={cash} onCash={onCash} />
      </div>
      {stops.length - done > 0 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {stops.length - done > 1 && (
            <Button
              variant="quiet"
              size="small"
              className="max-md:min-h-11"
              pending={isBusy}
              onClick={onArrange}
            >
              <Route className="size-3.5" />
              {dispatchText('arrange')}
            </Button>
          )}
          {prepared > 0 && (
            <Button
              variant="quiet"
              size="small"
              className="max-md:min-h-11"
              pending={isBusy}
              onClick={onStart}
            >
              <Send className="size-3.5 rtl:-scale-x-100" />
              {dispatchText('sendOut', { count: groupDigits(prepared) })}
            </Button>
          )}
        </div>
      )}
      {stops.length === 0 && <p className="py-2 text-xs text-ink-soft">{dispatchText('empty')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">{stops.map(renderCard)}</ol>
    </DispatchColumn>
  )
}

function Cash({ cash, onCash }: Pick<RunColumnProps, 'onCash'> & Pick<DispatchRun, 'cash'>) {
  const { due, toHandIn, counted } = cash
  const shown = [
    ...(due > 0 ? [dispatchText('toCollect', { cash: formatMoney(due) })] : []),
    ...(toHandIn !== 0 ? [dispatchText('toHandIn', { cash: formatMoney(toHandIn) })] : []),
    ...(counted > 0 ? [dispatchText('handedIn', { cash: formatMoney(counted) })] : []),
  ]
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {shown.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {toHandIn !== 0 && (
        <Button variant="quiet" size="small" className="max-md:min-h-11" onClick={onCash}>
          {dispatchText('confirmCash')}
        </Button>
      )}
    </div>
  )
}
