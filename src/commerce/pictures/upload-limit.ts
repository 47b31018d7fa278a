/** The largest upload, in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024

/** The lifetime of an upload ticket, in milliseconds. */
export const ticketTtlMs = 2 * 60_000
