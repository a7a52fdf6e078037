import { create } from 'zustand'

type Prompt = 'sign-in' | 'step-up'

interface Open {
  prompt: Prompt
  close: (isDone: boolean) => void
}

/** The dialog that waits for the member; `SessionPrompts` shows it. */
export const usePrompt = create<{ open: Open | null }>(() => ({ open: null }))

/** Resolves to whether the member has signed in again, in a dialog over the page. */
export function signedInAgain(): Promise<boolean> {
  return answered('sign-in')
}

/** Resolves to whether the member has proved the second factor again. */
export function provedAgain(): Promise<boolean> {
  return answered('step-up')
}

let waiting: { prompt: Prompt; answer: Promise<boolean> } | null = null

/** Calls that fail together wait for one dialog. */
function answered(prompt: Prompt): Promise<boolean> {
  if (waiting?.prompt === prompt) return waiting.answer
  const before = waiting?.answer ?? Promise.resolve(true)
  const answer = before.then(() => show(prompt))
  waiting = { prompt, answer }
  void answer.finally(() => {
    if (waiting?.answer === answer) waiting = null
  })
  return answer
}

function show(prompt: Prompt): Promise<boolean> {
  return new Promise((resolve) => {
    function close(isDone: boolean) {
      usePrompt.setState({ open: null })
      resolve(isDone)
    }
    usePrompt.setState({ open: { prompt, close } })
  })
}
