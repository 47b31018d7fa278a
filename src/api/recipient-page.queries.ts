import { queryOptions } from '@tanstack/react-query'
import { getRecipientPage } from './recipient-page.ts'

export const recipientPageQueries = {
  /** The page of a recipient's link. */
  of: (token: string) =>
    queryOptions({
      queryKey: ['recipient-pages', token],
      queryFn: () => getRecipientPage({ data: { token } }),
      staleTime: 0,
    }),
}
