import { Suspense } from 'react'
import { manifests } from '../gathered.gen.ts'
import type { WebManifest } from '../kit/manifest.ts'
import { Letter } from '../ui/person-chip.tsx'
import classes from './face.module.css'

const signs = Object.values<WebManifest>(manifests).flatMap(({ presence }) => presence ?? [])

interface FaceProps {
  readonly id: string
  readonly name: string
  readonly photo?: string | null | undefined
  readonly size: number
}

/** A person, and whether they are there now. */
export function Face({ id, name, photo, size }: FaceProps) {
  return (
    <span className={classes['face']}>
      <Letter id={id} name={name} size={size} {...(photo !== undefined && { photo })} />
      <Presence id={id} />
    </span>
  )
}

/** Whether a person is there now; nothing where that is not known. */
export function Presence(of: { readonly id: string; readonly words?: boolean }) {
  return signs.map((Sign, at) => (
    <Suspense key={at}>
      <Sign {...of} />
    </Suspense>
  ))
}
