import { bookSlot } from './book-slot.ts';
import { type Course, failed, type Told } from './course.ts';
import { findSlots } from './find-slots.ts';
import { listServices } from './list-services.ts';
import type { ToolCall } from './model.ts';
import { saveLead } from './save-lead.ts';
import type { VisitorWords } from './visitor-words.ts';

type Tool = (input: unknown, course: Course, visitor: VisitorWords) => Promise<Told>;

const tools: Readonly<Record<string, Tool>> = {
  list_services: listServices,
  find_slots: findSlots,
  book_slot: bookSlot,
  save_lead: saveLead,
};

/** Does what the model asks for, as far as it may. What a port throws passes through. */
export const act = async (
  { name, input }: ToolCall,
  course: Course,
  visitor: VisitorWords,
): Promise<Told> => {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return failed(course, `There is no tool "${name.slice(0, 40)}".`);
  return input === undefined ? failed(course, 'The input was no JSON.') : tool(input, course, visitor);
};
