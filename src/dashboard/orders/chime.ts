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
