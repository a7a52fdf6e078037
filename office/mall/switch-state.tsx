import { Badge } from '#ui/badge.tsx'

/** Whether a part of the mall is closed to shoppers. */
export function SwitchState({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'danger' : 'success'}>{isOn ? 'Closed' : 'Open'}</Badge>
}
