import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { identityQueries } from '#api/identity.queries.ts'
import { removePasskey } from '#auth/sign-out-elsewhere.ts'
import type { Passkeys, StoredPasskey } from '#identity/providers/provider.ts'
import { deviceName } from '#identity/sessions/device-name.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { supportsPasskeys } from '#identity/sign-in/passkey-support.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formText } from '#ui/form.messages.ts'
import { Modal } from '#ui/modal.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { ConfirmEmailFirst } from '../confirm-email-first.tsx'
import { dayOf } from '../day-of.ts'
import { SecuritySection } from '../security-section.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import { type DoneMessage, useProviderCall } from '../use-provider-call.ts'
import { passkeysText } from './passkeys.messages.ts'

interface PasskeySectionProps {
  uid: string
  /** Before the email is confirmed, a stranger who registered it could keep a way to sign in. */
  isEmailVerified: boolean
}

/** The user's passkeys, where browser and provider have them. */
export function PasskeySection({ uid, isEmailVerified }: PasskeySectionProps) {
  const isSupported = useHydrated() && supportsPasskeys()
  const { data: passkeys, error } = useQuery({
    ...identityQueries.passkeys(uid),
    enabled: isSupported,
  })
  const { pending, mustSignIn, change } = usePasskeyChanges()
  const [opened, setOpened] = useState<{ as: 'rename' | 'remove'; passkey: StoredPasskey }>()
  const close = () => setOpened(undefined)
  if (!isSupported || passkeys === null) return null

  const add = () =>
    change(passkeysText('adding'), async ({ passkeys }) => {
      await passkeys.add(deviceName(navigator.userAgent))
      return [passkeysText('added')]
    })

  return (
    <SecuritySection title={passkeysText('title')}>
      <p className="text-ink-soft">{passkeysText('lead')}</p>
      {error && <p className="text-ink-soft">{authNotice(error).message}</p>}
      {!passkeys && !error && <Skeleton className="h-11 w-40" />}
      {passkeys && passkeys.length > 0 && (
        <PasskeyList
          {...{ passkeys, pending }}
          onOpen={(as, passkey) => setOpened({ as, passkey })}
        />
      )}
      {mustSignIn && (
        <SignInAgain reason={passkeysText('signInAgainLead')} next="/account/security" />
      )}
      {passkeys && !mustSignIn && !isEmailVerified && <ConfirmEmailFirst />}
      {passkeys && !mustSignIn && isEmailVerified && (
        <div>
          <Button variant="quiet" pending={pending} onClick={add}>
            {passkeysText('add')}
          </Button>
        </div>
      )}
      {opened?.as === 'rename' && (
        <RenameDialog
          name={opened.passkey.name}
          pending={pending}
          onClose={close}
          onRename={async (name) => {
            const done = await change(formText('saving'), async ({ passkeys }) => {
              await passkeys.rename(opened.passkey.id, name)
              return [formText('saved')]
            })
            if (done) close()
          }}
        />
      )}
      {opened?.as === 'remove' && (
        <ConfirmDialog
          title={passkeysText('removeTitle')}
          action={passkeysText('remove')}
          onClose={close}
          onConfirm={() =>
            change(passkeysText('removing'), async ({ dependencies }) => {
              await removePasskey(dependencies, opened.passkey.id)
              return [passkeysText('removed'), passkeysText('deleteOnDevice')]
            })
          }
        >
          {passkeysText('removeBody', { name: opened.passkey.name })}
        </ConfirmDialog>
      )}
    </SecuritySection>
  )
}

interface Changing {
  dependencies: Parameters<typeof removePasskey>[0]
  passkeys: Passkeys
}

/** Changes at the identity provider; `mustSignIn` once it requires a recent sign-in. */
function usePasskeyChanges() {
  const queryClient = useQueryClient()
  const { pending, run } = useProviderCall()
  const [mustSignIn, setMustSignIn] = useState(false)

  const change = (doing: string, call: (changing: Changing) => Promise<DoneMessage>) =>
    run(
      doing,
      async (dependencies) => {
        const passkeys = await dependencies.provider.passkeys?.()
        if (!passkeys) return null
        const done = await call({ dependencies, passkeys })
        await queryClient.invalidateQueries({ queryKey: ['users', 'passkeys'] })
        return done
      },
      { 'credential-expired': () => setMustSignIn(true) },
    )
  return { pending, mustSignIn, change }
}

interface PasskeyListProps {
  passkeys: readonly StoredPasskey[]
  pending: boolean
  onOpen: (as: 'rename' | 'remove', passkey: StoredPasskey) => void
}

function PasskeyList({ passkeys, pending, onOpen }: PasskeyListProps) {
  return (
    <ul className="border-b border-line">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-4"
        >
          <div className="grid min-w-0 gap-1">
            <bdi className="font-medium break-words">{passkey.name}</bdi>
            <span className="text-sm text-ink-soft">
              {passkeysText('addedOn', { day: dayOf(new Date(passkey.createdAt)) })}
            </span>
          </div>
          <div className="flex gap-2">
            <Button
              variant="plain"
              disabled={pending}
              aria-label={passkeysText('renameNamed', { name: passkey.name })}
              onClick={() => onOpen('rename', passkey)}
            >
              {passkeysText('rename')}
            </Button>
            <Button
              variant="plain"
              disabled={pending}
              aria-label={passkeysText('removeNamed', { name: passkey.name })}
              onClick={() => onOpen('remove', passkey)}
            >
              {passkeysText('remove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface RenameDialogProps {
  name: string
  pending: boolean
  onRename: (name: string) => void
  onClose: () => void
}

function RenameDialog({ name, pending, onRename, onClose }: RenameDialogProps) {
  const { form } = useCheckedForm({
    read: (text) => text('name').trim(),
    check: () => ({}),
    submit: onRename,
  })
  return (
    <Modal title={passkeysText('renameTitle')} onClose={onClose}>
      <form {...form} className="mt-6 grid gap-6">
        <TextField label={passkeysText('name')} name="name" defaultValue={name} maxLength={60} />
        <div className="flex justify-end">
          <Button type="submit" pending={pending}>
            {formText('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
