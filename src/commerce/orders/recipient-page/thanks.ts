/** The thanks of a recipient, as sender and staff see them. */
export interface Thanks {
  message: string
  /** The address of the photograph. The route behind it checks who asks. */
  photo: string | null
  /** Epoch milliseconds. */
  sentAt: number
}

export function viewThanks(
  row: { orderId: string; message: string; image: string | null; sentAt: number } | null,
): Thanks | null {
  if (row === null) return null
  const { orderId, message, image, sentAt } = row
  return { message, photo: image === null ? null : `/api/thanks/${orderId}`, sentAt }
}
