import { useCallback, useEffect, useMemo, useState } from 'react'
import { deviceStorage } from '#platform/browser-storage.ts'

const storedAs = 'order-sound'
// The key of the previous version, whose open pages still read it (decision 24).
const previouslyStoredAs = 'workshop-sound'

export interface Sound {
  /** Whether new orders play a sound. Off by default, stored per device. */
  isOn: boolean
  /** Whether the browser blocks sound until the first interaction. */
  isMute: boolean
  setOn: (isOn: boolean) => void
}

export function useSound(): Sound {
  const [isOn, setOn] = useState(false)
  const [isMute, setMute] = useState(false)
  useEffect(() => {
    const stored = deviceStorage.read(storedAs) ?? deviceStorage.read(previouslyStoredAs)
    setOn(stored === 'on')
  }, [])
  useEffect(() => {
    if (canPlaySound()) return
    setMute(true)
    const touched = new AbortController()
    const unmute = () => {
      touched.abort()
      // Deferred, because this click may be one on the sound switch.
      setTimeout(() => setMute(false))
    }
    for (const touch of ['click', 'keydown']) {
      addEventListener(touch, unmute, { signal: touched.signal })
    }
    return () => touched.abort()
  }, [])
  const remember = useCallback((wanted: boolean) => {
    deviceStorage.write(storedAs, wanted ? 'on' : 'off')
    setOn(wanted)
    if (wanted) chime()
  }, [])
  return useMemo(() => ({ isOn, isMute, setOn: remember }), [isOn, isMute, remember])
}

const notes = [659.3, 880]
const noteSeconds = 0.35
const volume = 0.15

let audio: AudioContext | null = null

/** Browsers block sound until the user has interacted with the page. */
export function canPlaySound(): boolean {
  return navigator.userActivation?.hasBeenActive !== false
}

/** Plays two soft notes. Skipped while sound is blocked: queued notes would all play at the first interaction. */
export function chime(): void {
  if (!canPlaySound()) return
  audio ??= new AudioContext()
  const context = audio
  void context.resume().then(() => {
    for (const [index, pitch] of notes.entries()) playNote(context, pitch, index)
  })
}

function playNote(context: AudioContext, pitch: number, index: number): void {
  const begins = context.currentTime + index * noteSeconds * 0.6
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(volume, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, begins + noteSeconds)
  tone.connect(loudness).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + noteSeconds)
}
