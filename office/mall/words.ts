/** '8 s', '3 min', '2 h', '5 days': how long something takes or is ago. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)} h`
  return `${Math.round(seconds / 86_400)} days`
}

export function secondsBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / 1_000
}

/** When a job runs, of its five cron fields: 'each minute', 'every 10 minutes', 'each day at 02:30'. */
export function scheduleWords(schedule: string): string {
  const [minute = '', hour = ''] = schedule.split(' ')
  if (minute === '*') return 'each minute'
  const every = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*') return every ? `every ${every} minutes` : `each hour, ${minute} past`
  const hours = /^\*\/(\d+)$/.exec(hour)?.[1]
  if (hours) return `every ${hours} hours`
  return `each day at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
