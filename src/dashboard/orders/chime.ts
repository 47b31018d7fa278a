const notes = [659.3, 880]
const noteSeconds = 0.35
const volume = 0.15

let audio: AudioContext | null = null

/** Two soft notes. A browser plays them only after somebody has touched the page; until then they are swallowed. */
export function chime(): void {
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
