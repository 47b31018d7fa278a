import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue, noteField } from '#commerce/checkout/order-fields.ts'
import { addUserNote as addNote } from '#commerce/customers/add-user-note.server.ts'
import { readCustomer } from '#commerce/customers/read-customer.server.ts'
import { removeUserNote as removeNote } from '#commerce/customers/remove-user-note.server.ts'
import { renderSentEmail } from '#commerce/emails/render-sent-email.server.ts'
import { resendOrderEmail as resend } from '#commerce/emails/resend-order-email.server.ts'
import { listSentEmails as listSent } from '#commerce/emails/sent-email-store.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { renderEmail, shop } from '#platform/services.server.ts'
import { userQueries } from './users.ts'

/** Data about a customer for staff, besides the profile and the orders. */

const pageSize = 10
const id = z.string().max(128)
const which = z.object({ userId: id })

/** Null when no user has the id. */
const getCustomer = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data }) => readCustomer(shop, data.userId))

const written = which.extend({ text: z.string().max(5000) })

export const addUserNote = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof written>) => written.parse(input))
  .handler(async ({ data: { userId, text }, context }) => {
    const note = noteField.safeParse(text)
    if (!note.success) return invalidValue(note.error)
    return addNote(shop, { userId, text: note.data, actorId: context.user.id })
  })

const oneNote = which.extend({ noteId: id })

export const removeUserNote = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof oneNote>) => oneNote.parse(input))
  .handler(({ data, context }) => removeNote(shop, { ...data, actorId: context.user.id }))

const emails = which.extend({ cursor: id.optional() })

/** A page of the emails to a user, newest first. */
const listSentEmails = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof emails>) => emails.parse(input))
  .handler(({ data }) => listSent(shop.db, data, pageSize))

const oneEmail = z.object({ mailId: id })

/** An order email as its customer sees it, without secret links; null for other emails. */
const getSentEmail = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof oneEmail>) => oneEmail.parse(input))
  .handler(({ data }) => renderSentEmail({ ...shop, renderEmail }, data.mailId))

export const resendEmail = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof oneEmail>) => oneEmail.parse(input))
  .handler(({ data, context }) => resend(shop, { ...data, staffId: context.user.id }))

export const customerPageQueries = {
  customer: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'customer', userId],
      queryFn: () => getCustomer({ data: { userId } }),
    }),
  emails: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'emails', userId],
      queryFn: ({ pageParam }) =>
        listSentEmails({ data: { userId, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
    }),
  email: (mailId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'email', mailId],
      queryFn: () => getSentEmail({ data: { mailId } }),
    }),
}
