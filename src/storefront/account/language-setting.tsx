import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { chooseLanguage } from '#api/profile.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { type Locale, languageTags, locales, readLocale } from '#i18n/locale.ts'
import { languageNames } from '#ui/language.messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { notify } from '#ui/toast.ts'
import { accountText } from './account.messages.ts'

function helpOf({ role }: Profile) {
  if (role === 'driver') return 'languageOfDriver'
  return isStaff(role) ? 'languageOfStaff' : 'languageOfEmails'
}

/** The language of account emails, and of the dashboard for staff. Pages have a switch of their own. */
export function LanguageSetting({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const { queryKey } = customerQueries.current()
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (locale: Locale) => chooseLanguage({ data: locale }),
    onSuccess: (_, locale) => {
      queryClient.setQueryData(queryKey, (before) => before && { ...before, locale })
      notify.success(accountText('languageSaved'))
    },
    onError: () => notify.error(accountText('languageFailed'), accountText('tryAgain')),
  })
  return (
    <SelectField
      label={accountText('language')}
      help={accountText(helpOf(profile))}
      value={isPending ? variables : profile.locale}
      aria-busy={isPending}
      onChange={({ currentTarget }) => {
        const chosen = readLocale(currentTarget.value)
        if (chosen && !isPending) mutate(chosen)
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={languageTags[locale]}>
          {languageNames[locale]}
        </option>
      ))}
    </SelectField>
  )
}
