import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { route, type Route } from '../../../kit/http/route.ts'
import { beginAttempt, readOwnAttempt, saveAnswers, standing, submitAttempt } from '../service/attempts.ts'
import { attemptsOwed, markAttempt, readToMark } from '../service/marking.ts'
import { regrade } from '../service/regrade.ts'

export const quizRoutes: readonly Route[] = [
  route(quizzes.standing, standing),
  route(quizzes.begin, beginAttempt),
  route(quizzes.attempt, readOwnAttempt),
  route(quizzes.save, saveAnswers),
  route(quizzes.submit, submitAttempt),
  route(quizzes.toMark, readToMark),
  route(quizzes.owed, attemptsOwed),
  route(quizzes.mark, markAttempt),
  route(quizzes.regrade, regrade),
]
