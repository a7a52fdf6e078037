/** 'Tue, 24 Nov, 09:15', in Lagos. */
export function lagosTime(time: string): string {
  return format.format(new Date(time))
}

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
})
