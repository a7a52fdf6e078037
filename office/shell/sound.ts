let audio: AudioContext | undefined

/** Plays tones one after another, hertz. A browser that nobody has pressed anything in yet stays silent. */
export function play(tones: readonly number[]): void {
  audio ??= new AudioContext()
  const begin = audio.currentTime
  for (const [place, hertz] of tones.entries()) tone(audio, begin + place * 0.16, hertz)
}

function tone(context: AudioContext, start: number, hertz: number) {
  const [source, volume] = [context.createOscillator(), context.createGain()]
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0.2, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + 0.3)
}
