import { condensed } from './condensed.ts'
import { grotesque } from './grotesque.ts'
import { script } from './script.ts'
import { serif } from './serif.ts'
import { slab } from './slab.ts'
import { technical } from './technical.ts'

/** Outlines on a grid: capitals reach from 0 to the base line at 140. A letter begins at the place before it. */
export const alphabets = { condensed, grotesque, script, serif, slab, technical }
export type Face = keyof typeof alphabets
