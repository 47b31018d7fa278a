import { z } from 'zod'

// Longer than any rule allows, so that the rule itself returns the message.
const text = z.string().max(1000)

/** The fields that a user may edit, in a request. */
export const profileSchema = z.object({ name: text, surname: text, email: text, phone: text })
