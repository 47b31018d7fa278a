import type { JobDefinition } from '#commerce/jobs/job.ts'
import {
  type JobDefinitions,
  type JobKind,
  type JobPayloads,
  jobDefinitions,
} from '#commerce/jobs/job-definitions.server.ts'

export type JobHandlers = { [Kind in JobKind]: JobDefinition<JobPayloads[Kind]>['run'] }

const definitions: JobDefinitions = jobDefinitions

/** The job definitions with handlers that do nothing, except the given ones. */
export function stubJobs(handlers: Partial<JobHandlers>): JobDefinitions {
  const done = async () => ({ done: true }) as const
  const stub = <Kind extends JobKind>(kind: Kind): JobDefinition<JobPayloads[Kind]> => {
    const { payload } = definitions[kind]
    return { payload, run: handlers[kind] ?? done }
  }
  return {
    'expire-order': stub('expire-order'),
    'reconcile-payment': stub('reconcile-payment'),
    'refund-payment': stub('refund-payment'),
    'send-order-email': stub('send-order-email'),
    'send-confirmation-code': stub('send-confirmation-code'),
    'send-address-sms': stub('send-address-sms'),
    'send-account-email': stub('send-account-email'),
    'invite-to-review': stub('invite-to-review'),
    'watch-stock': stub('watch-stock'),
    'watch-deliveries': stub('watch-deliveries'),
    'send-stock-alert': stub('send-stock-alert'),
    'purge-stock-alerts': stub('purge-stock-alerts'),
    'purge-visits': stub('purge-visits'),
    'purge-origins': stub('purge-origins'),
    'purge-guests': stub('purge-guests'),
    'purge-drafts': stub('purge-drafts'),
    'purge-claim-photos': stub('purge-claim-photos'),
    'check-invariants': stub('check-invariants'),
    'extend-closures': stub('extend-closures'),
    'key-new-orders': stub('key-new-orders'),
    'make-avif': stub('make-avif'),
    'sweep-uploads': stub('sweep-uploads'),
  }
}
