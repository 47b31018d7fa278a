/** The largest file that may be brought in, in bytes. */
export const largestUpload = 10 * 1024 * 1024

/** How long somebody who was let in may bring a file, in milliseconds. */
export const ticketLifeMs = 2 * 60_000
