import { Button, Popover } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import type { SetProblem } from '@diwan/core/fields/set-problems'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './builder.module.css'

interface ProblemsProps {
  readonly fields: readonly Field[]
  readonly problems: readonly SetProblem[]
  readonly onChoose: (key: string) => void
}

/** What still stands against publishing, each a way to its field. */
export function ProblemsButton({ fields, problems, onChoose }: ProblemsProps) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  const [opened, setOpened] = useState(false)
  if (problems.length === 0) return null
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconAlertTriangle size={15} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('problemCount', { count: problems.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes['problems']}>
          {problems.map(({ path, code, params }) => {
            const field = fields[Number(path.split('.')[0])]
            return (
              <li key={`${path} ${code}`}>
                <button
                  type="button"
                  onClick={() => {
                    setOpened(false)
                    if (field) onChoose(field.key)
                  }}
                >
                  <strong>
                    <UserText
                      text={
                        (field && nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })) || t(`type_${field?.type ?? 'text'}`)
                      }
                    />
                  </strong>
                  <span>{fieldText({ path, code, ...(params && { params }) })}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
