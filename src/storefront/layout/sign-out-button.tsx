import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { useAuth } from '#auth/auth-context.tsx'
import { signOut } from '#auth/sign-out.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { notify } from '#ui/toast.ts'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'
import { accountText } from './account.messages.ts'
import { type SignOutQuestion, signOutQuestion } from './sign-out-question.ts'

/** Signs out. Asks first if something stays on the device, or a guest would lose their orders. */
export function SignOutButton({ onDone }: { onDone: () => void }) {
  const cartItems = useCart(({ items }) => items.length)
  const wishlistItems = useWishlist(({ items }) => items.length)
  const isGuest = useAuth().user?.isGuest === true
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [question, setQuestion] = useState<SignOutQuestion | null>(null)
  const { leave, leaving } = useSignOut(onDone)

  /** Undefined if the shop does not respond. */
  async function hasOrders(): Promise<boolean | undefined> {
    const list = {
      ...ownOrderQueries.list(),
      staleTime: 0,
      networkMode: 'always',
      retry: false,
    } as const
    const read = await queryClient.fetchInfiniteQuery(list).catch(() => undefined)
    return read?.pages.some((page) => page.orders.length > 0)
  }

  async function ask() {
    setIsAsking(true)
    const orders = isGuest ? await hasOrders() : false
    setIsAsking(false)
    const asked = signOutQuestion({ cartItems, wishlistItems, isGuest, hasOrders: orders })
    if (asked) setQuestion(asked)
    else await leave('keep')
  }

  return (
    <>
      <Button variant="quiet" pending={isAsking || leaving !== null} onClick={ask}>
        {accountText('signOut')}
      </Button>
      {question && (
        <SignOutDialog
          {...question}
          leaving={leaving}
          onLeave={leave}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

/** The choice for the cart and wishlist of the device. */
type Remains = 'keep' | 'clear'

interface SignOutDialogProps extends SignOutQuestion {
  leaving: Remains | null
  onLeave: (remains: Remains) => void
  onClose: () => void
}

const keeps = {
  cart: 'keepsCart',
  wishlist: 'keepsWishlist',
  'cart and wishlist': 'keepsBoth',
} as const

function SignOutDialog({ kept, losesOrders, leaving, onLeave, onClose }: SignOutDialogProps) {
  return (
    <Modal
      isAlert
      title={accountText('question')}
      description={
        <div className="grid gap-3">
          {losesOrders && <p>{accountText('losesOrders')}</p>}
          {kept && <p>{accountText(keeps[kept])}</p>}
        </div>
      }
      onClose={onClose}
    >
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <AlertDialog.Cancel asChild>
          <Button variant="plain">{accountText('cancel')}</Button>
        </AlertDialog.Cancel>
        <Button variant="quiet" pending={leaving === 'keep'} onClick={() => onLeave('keep')}>
          {accountText('signOut')}
        </Button>
        {kept && (
          <Button pending={leaving === 'clear'} onClick={() => onLeave('clear')}>
            {accountText('clear')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function useSignOut(onDone: () => void) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [leaving, setLeaving] = useState<Remains | null>(null)

  async function leave(remains: Remains) {
    if (leaving) return
    setLeaving(remains)
    const signedOut = await loadProvider().then(
      (provider) => signOut({ provider, queryClient }),
      () => false,
    )
    setLeaving(null)
    if (!signedOut) {
      notify.error(accountText('failed'))
      return
    }
    if (remains === 'clear') {
      useCart.getState().clear()
      useWishlist.getState().replace([])
    }
    onDone()
    await router.invalidate()
  }
  return { leave, leaving }
}
