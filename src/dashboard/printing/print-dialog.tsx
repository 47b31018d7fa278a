import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { printText } from '#commerce/orders/staff/print.messages.ts'
import {
  mostPrintedAtOnce,
  type PrintRunSummary,
  type PrintWarning,
  printRunKinds,
} from '#commerce/orders/staff/print-run.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Modal } from '#ui/modal.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PrintLink } from '../layout/delivery-links.tsx'
import { printRunHref } from './print-run-href.ts'
import { printingText } from './printing.messages.ts'

interface PrintDialogProps {
  /** The orders to print, in any order. */
  ids: readonly string[]
  onClose: () => void
  /** Controls that narrow the orders. */
  children?: ReactNode
}

/** Prints cards, work orders and labels of many orders, and says before which orders get none. */
export function PrintDialog({ ids, onClose, children }: PrintDialogProps) {
  return (
    <Modal
      title={printingText('title', { count: ids.length })}
      description={printingText('inOrderOfWork')}
      className="flex max-h-[85dvh] max-w-lg flex-col"
      onClose={onClose}
    >
      {children && <div className="mt-4">{children}</div>}
      <div className="mt-5 grow overflow-y-auto">
        {ids.length > mostPrintedAtOnce ? (
          <p role="alert">{printText('tooMany', { most: mostPrintedAtOnce })}</p>
        ) : ids.length === 0 ? (
          <p>{printText('nothing')}</p>
        ) : (
          <PrintRun ids={ids} />
        )}
      </div>
      <Dialog.Close asChild>
        <Button variant="plain" className="mt-5 self-end">
          {printingText('close')}
        </Button>
      </Dialog.Close>
    </Modal>
  )
}

function PrintRun({ ids }: { ids: readonly string[] }) {
  const query = useQuery(staffOrderQueries.printRun(ids))
  if (!query.data) {
    return query.isError ? <FetchFailed onRetry={() => void query.refetch()} /> : <Spinner />
  }
  const { counts, warnings } = query.data
  const kinds = printRunKinds.filter((kind) => counts[kind] > 0)
  return (
    <div
      aria-busy={query.isPlaceholderData}
      inert={query.isPlaceholderData}
      className="grid gap-5 transition-opacity aria-busy:opacity-60"
    >
      {kinds.length === 0 && <p>{printText('nothing')}</p>}
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <PrintLink key={kind} href={printRunHref(kind, ids)} size="medium">
            {printingText(kind, { count: counts[kind] })}
          </PrintLink>
        ))}
      </div>
      {byImportance.map((warning) => (
        <Warning
          key={warning}
          warning={warning}
          orders={warnings.filter((order) => order.warning === warning)}
        />
      ))}
    </div>
  )
}

/** First a message that staff have to write by hand. */
const byImportance: readonly PrintWarning[] = [
  'too-long-to-print',
  'unprintable',
  'nothing-to-print',
  'recipient-erased',
  'not-to-deliver',
]

interface WarningProps {
  warning: PrintWarning
  orders: PrintRunSummary['warnings']
}

function Warning({ warning, orders }: WarningProps) {
  if (orders.length === 0) return null
  return (
    <div role="note" className="border-s-2 border-blush ps-3 text-xs">
      <p>{printingText(warning, { count: orders.length })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {orders.map(({ id, number }) => (
          <li key={id}>
            <Link
              to="/dashboard/orders/$orderId"
              params={{ orderId: id }}
              className="link inline-block py-1"
            >
              <bdi>{number}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
