import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { getDriverUploadTicket, reportDelivery } from '#api/drivers.ts'
import { getSession } from '#api/session.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import type { Device } from './device.ts'
import { nextDueAt, retryNow } from './report-queue.ts'
import {
  type ReportServer,
  type SessionEnd,
  sendReports,
  type UploadedPhoto,
} from './send-reports.ts'

// On a bad connection a request may hang for minutes.
const timeoutMs = 30_000
const uploadTimeoutMs = 3 * 60_000

interface SendingOptions {
  uid: string
  isPaused: boolean
  onSent: () => void
  onEnded: (end: SessionEnd) => void
}

/** Sends the reports of the device when they are due. */
export function useSending(device: Device, options: SendingOptions) {
  const { uid, isPaused, onSent, onEnded } = options
  const queue = useStore(device.state, (state) => state.queue)
  const [isSending, setSending] = useState(false)
  const dueAt = nextDueAt(queue)

  const send = useCallback(async () => {
    setSending(true)
    try {
      const outcome = await oneTabAtATime(async () => {
        // Another tab may have sent them.
        await device.load()
        return sendReports(device, serverOf(uid))
      })
      if (outcome === 'sent') onSent()
      else if (outcome !== 'none') onEnded(outcome)
    } finally {
      setSending(false)
    }
  }, [device, uid, onSent, onEnded])

  useEffect(() => {
    if (isPaused || isSending || dueAt === null) return
    const timer = setTimeout(() => void send(), Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  }, [isPaused, isSending, dueAt, send])

  const sendNow = () => void device.changeQueue((all) => retryNow(all, Date.now()))
  return { isSending, sendNow }
}

/** Two tabs would upload every photograph twice. */
function oneTabAtATime<Result>(act: () => Promise<Result>): Promise<Result> {
  // Browsers offer locks on secure pages only.
  return 'locks' in navigator ? navigator.locks.request('driver-reports', act) : act()
}

function serverOf(uid: string): ReportServer {
  const signal = () => AbortSignal.timeout(timeoutMs)
  return {
    now: Date.now,
    isOwnSession: async () => (await getSession({ signal: signal() })) === uid,
    report: (data) => reportDelivery({ data, signal: signal() }),
    upload: async (photo): Promise<UploadedPhoto> => {
      const file = new File([photo], 'delivery.jpg', { type: photo.type })
      const uploaded = await uploadPicture(file, () => undefined, {
        address: '/api/uploads?of=order',
        ticket: getDriverUploadTicket,
        timeoutMs: uploadTimeoutMs,
      })
      if (uploaded.ok) return { ok: true, address: uploaded.picture.address }
      return { ok: false, isUnusable: uploaded.isUnusable }
    },
  }
}
