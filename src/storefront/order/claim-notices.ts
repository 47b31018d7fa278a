import type { OpenedClaim } from '#commerce/claims/open-claim.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { waitMessage } from '../layout/wait-message.ts'
import type { RequestNotices } from './use-order-request.ts'

type Refused =
  | Extract<OpenedClaim, { ok: false }>
  | Refusal<'invalid', { message: string }>
  | Refusal<'too-often', { seconds: number }>

/** Uploaded photographs that are in no claim are deleted after a day. */
const photoLost = { title: 'Photos not found', message: 'Add your photos again.' }

export const claimNotices: RequestNotices<Refused> & { photoLost: typeof photoLost } = {
  loading: 'Sending...',
  failed: { title: 'Not sent', message: 'Check your internet connection and try again.' },
  photoLost,
  refused(refused) {
    switch (refused.refusal) {
      case 'invalid':
        return { title: 'Not sent', message: refused.message }
      case 'too-often':
        return { title: 'Please wait', message: `Try again ${waitMessage(refused.seconds)}.` }
      case 'picture-not-found':
        return photoLost
      case 'waiting':
        return { title: 'You already sent a claim', message: 'We answer it within one day.' }
      case 'too-late':
        return { title: 'The guarantee has ended', message: 'Email us and we will help.' }
      case 'used-up':
        return { title: 'No more claims', message: 'Email us and we will help.' }
      case 'not-delivered':
        return { title: 'Not sent', message: 'The order is not delivered yet.' }
      case 'order-not-found':
        return { title: 'You cannot change this order', message: 'Please sign in again.' }
    }
  },
}
