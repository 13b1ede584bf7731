import { toAsciiDigits } from '@diwan/core/digits'
import { useEffect } from 'react'

/** Fields for numbers take Latin digits alone: what an Arabic keyboard writes is put into them in those. For the root of the portal. */
export function useArabicDigits(): void {
  useEffect(() => {
    const write = (event: InputEvent) => {
      const { data, target } = event
      if (event.isComposing || !data || !(target instanceof HTMLInputElement) || !target.matches('.mantine-NumberInput-input'))
        return
      const latin = toAsciiDigits(data)
      if (latin === data) return
      event.preventDefault()
      document.execCommand('insertText', false, latin)
    }
    document.addEventListener('beforeinput', write)
    return () => document.removeEventListener('beforeinput', write)
  }, [])
}
