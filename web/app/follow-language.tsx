import { useDirection as useMantineDirection } from '@mantine/core'
import { useEffect } from 'react'
import { useDirection } from '../kit/formats.ts'

/** Mantine's own direction (arrow keys, floating places) turns with the words. */
export function FollowLanguage() {
  const direction = useDirection()
  const { setDirection } = useMantineDirection()
  useEffect(() => setDirection(direction), [direction, setDirection])
  return null
}
