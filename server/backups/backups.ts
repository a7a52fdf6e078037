/** The public module of backups: all that others may import. */
export {
  type BackupDeps,
  backUpPictures,
  type MadeBackup,
  makeBackup,
} from './backup.ts'
export { type CheckDeps, type Checked, checkEverything } from './check.ts'
export { type RestoredBackup, type RestoreSettings, restoreBackup } from './restore.ts'
export { type BackupRun, lastRuns, recordRun } from './runs.ts'
