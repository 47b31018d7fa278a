export const maxUploadBytes = 10 * 1024 * 1024

export const ticketTtlMs = 2 * 60_000
