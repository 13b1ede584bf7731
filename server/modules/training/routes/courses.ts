import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { route, type Route } from '../../../kit/http/route.ts'
import { publishRoutes } from '../../publishing/public.ts'
import { importAssignments } from '../service/import/assignments.ts'
import { importQuestions } from '../service/import/questions.ts'
import { changeCourse, copyCourse, createCourse, deleteCourse } from '../service/edit.ts'
import { courseContent } from '../service/publish.ts'
import { countCourses, listCourses, openCourse, readContent } from '../service/read.ts'

export const routes: readonly Route[] = [
  route(courses.list, listCourses),
  route(courses.count, countCourses),
  route(courses.open, openCourse),
  route(courses.create, createCourse),
  route(courses.change, changeCourse),
  route(courses.copy, copyCourse),
  route(courses.content, readContent),
  route(courses.delete, deleteCourse),
  route(imports.questions, importQuestions.run),
  route(imports.assignments, importAssignments.run),
  ...publishRoutes(coursePublishing, courseContent),
]
