import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOutUser } from '#api/users.ts'
import { Button } from '#ui/button.tsx'
import { save } from '../saving/save.ts'
import { staffRefusal } from './staff-refusals.ts'

/** Signs a user out on all devices. */
export function SignOutButton({ userId }: { userId: string }) {
  const [isSaving, setSaving] = useState(false)

  async function signOut() {
    setSaving(true)
    await save(() => signOutUser({ data: { userId } }), staffRefusal)
    setSaving(false)
  }

  return (
    <Button variant="quiet" size="small" pending={isSaving} onClick={() => void signOut()}>
      <LogOut aria-hidden className="size-4" strokeWidth={1.5} />
      Sign out everywhere
    </Button>
  )
}
