/** Folders whose files the next start makes anew, or that are another server's matter: only the folders are copied. */
const emptied =
  /^(pg_wal|pg_wal\/.*|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|log)\//

/** Of the running server, of a copy before this one, or the WAL's, which is copied afterwards. */
const left =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|current_logfiles(\.tmp)?|recovery\.signal|standby\.signal|global\/pg_control)$/

/** Temporary tables, caches and files of sorting, of sessions that the copy does not have. */
const ofSessions = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init(\.\d+)?|t\d+_\d+(_\w+)?(\.\d+)?)$/

/** Whether a file or a folder, as a path from the folder of the data, belongs into a copy of a running server. */
export function isCopied(path: string, isFolder: boolean): boolean {
  if (ofSessions.test(path)) return false
  if (isFolder) return !/^pg_replslot\//.test(path)
  return !left.test(path) && !emptied.test(path)
}

/**
 * The names of the segments of the WAL from `first` to `last`: 24 hexadecimal digits, of the timeline and the place.
 * Throws where they are of two timelines.
 */
export function walLogs(first: string, last: string, segmentBytes: number): string[] {
  const timeline = first.slice(0, 8)
  if (last.slice(0, 8) !== timeline) throw new Error('the server changed its timeline meanwhile')
  const perLog = 2 ** 32 / segmentBytes
  const placeOf = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16), 16)
  const names: string[] = []
  for (let place = placeOf(first); place <= placeOf(last); place++) {
    const parts = [Math.floor(place / perLog), place % perLog]
    names.push(
      timeline + parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join(''),
    )
  }
  return names
}
