import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { customerQueries } from '#api/profile.queries.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { ProfileForm } from '../sign-in/profile-form.tsx'
import { MyOrders } from './my-orders.tsx'

export function AccountPage() {
  useFocusRestored()
  const { data: profile } = useQuery(customerQueries.current())
  return (
    <div className="page-width pt-10">
      <h1 className="font-display text-3xl">Your account</h1>
      <div className="grid grid-cols-1 gap-x-16 gap-y-16 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <section aria-labelledby="my-orders">
          <h2 id="my-orders" className="pb-5 font-display text-xl">
            My orders
          </h2>
          <MyOrders />
        </section>
        <section aria-labelledby="my-details">
          <h2 id="my-details" className="pb-5 font-display text-xl">
            My details
          </h2>
          {profile !== undefined && <ProfileForm profile={profile} button={{ variant: 'quiet' }} />}
          <p className="mt-6 border-t border-line pt-5">
            <Link to="/account/security" className="link">
              Sign-in and security
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
