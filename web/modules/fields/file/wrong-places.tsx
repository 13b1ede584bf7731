import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import type { WrongField } from '../../../kit/problem.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import classes from './import-file.module.css'
import { fieldAt, type FileContent } from '../model/file-content.ts'

/** Each wrong place of a file: the field it is in, its name in the file, and what is wrong there. */
export function WrongPlaces({ content, places }: { content: FileContent; places: readonly WrongField[] }) {
  const { t } = useTranslation(['fields', 'checks'])
  const nameOf = useLocalName()
  const fieldOf = (path: string): string | undefined => {
    const at = fieldAt(content, path)
    if (!at) return undefined
    const name = nameOf(at)
    return name ? t('importFileNamed', { number: at.number, name }) : t('importFilePlace', { number: at.number })
  }
  return (
    <ul className={classes['places']}>
      {places.map((place) => (
        <li key={`${place.path} ${place.code}`}>
          {fieldOf(place.path) && <strong>{fieldOf(place.path)}</strong>}
          <code dir="ltr">{place.path}</code>
          <span>{fieldText(inFile(place))}</span>
        </li>
      ))}
    </ul>
  )
}

/** In a form the wrong type is what nobody filled in; in a file it is there, and of another kind. */
const inFile = (place: WrongField): WrongField => (place.code === 'invalid_type' ? { ...place, code: 'invalid_format' } : place)
