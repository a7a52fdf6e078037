/** The part of fontkit that reads outlines. It comes without types of its own. */
declare module 'fontkit' {
  interface Path {
    commands: { command: string; args: number[] }[]
  }
  interface Font {
    capHeight: number
    hasGlyphForCodePoint(point: number): boolean
    glyphForCodePoint(point: number): { advanceWidth: number; path: Path }
  }
  export function openSync(file: string): Font
}
