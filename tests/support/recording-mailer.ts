import type { Mail, Mailer } from '#commerce/emails/mailer.ts'

/** A mailer that records emails, or fails while a test wants it to. */
export interface RecordingMailer extends Mailer {
  readonly sent: readonly Mail[]
  availability: 'up' | 'down'
}

export function createRecordingMailer(): RecordingMailer {
  const sent: Mail[] = []
  const mailer: RecordingMailer = {
    sent,
    availability: 'up',
    async send(mail) {
      if (mailer.availability === 'down') throw new Error('The mail server is out of order.')
      sent.push(mail)
    },
  }
  return mailer
}
