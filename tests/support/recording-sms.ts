import type { Sms, SmsSender } from '#commerce/sms/sms-sender.ts'

/** A gateway that records text messages, or fails or rejects the number while a test wants it to. */
export interface RecordingSms extends SmsSender {
  readonly sent: readonly Sms[]
  behaviour: 'accept' | 'reject' | 'fail'
}

export function createRecordingSms(): RecordingSms {
  const sent: Sms[] = []
  const gateway: RecordingSms = {
    sent,
    behaviour: 'accept',
    async send(sms) {
      if (gateway.behaviour === 'fail') throw new Error('The gateway is out of order.')
      if (gateway.behaviour === 'reject') return 'rejected'
      sent.push(sms)
      return 'accepted'
    },
  }
  return gateway
}
