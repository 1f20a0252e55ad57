import type { PortalMetadata } from '@portico/sdk/metadata';
import { create } from 'zustand';
import { draftStore } from './draft-store';
import { remotePictures, withoutPictures } from './pictures';

/** The vendor's answer; `cancel` leaves the design as it was. */
type PictureAnswer = 'load' | 'leave out' | 'cancel';

/** Asks whether pictures of other sites may be loaded. */
export interface PictureQuestion {
  /** File or design that contains the pictures. */
  name: string;
  /** Hosts of the pictures, each once. */
  sites: readonly string[];
  answer(answer: PictureAnswer): void;
}

/** The open question. */
export const usePictureQuestion = create<{ question: PictureQuestion | null }>()(() => ({ question: null }));

/**
 * Asks before a design from another origin loads pictures from other sites, because those sites would see the request.
 * Does not ask about pictures that the current design already loads. Resolves with the design to apply, or `null` for
 * none.
 */
export async function askForPictures(name: string, metadata: PortalMetadata): Promise<PortalMetadata | null> {
  const page = new URL(location.href);
  const leftOut = await askForAddresses(name, remotePictures(metadata, page), page);
  return leftOut && withoutPictures(metadata, leftOut, page);
}

/**
 * Asks about the addresses of pictures that the current design does not load already. Resolves with those to leave out,
 * or `null` if the vendor cancels.
 *
 * @param name File or design that contains the pictures.
 */
export async function askForAddresses(
  name: string,
  addresses: readonly string[],
  page: URL,
): Promise<readonly string[] | null> {
  const known = new Set(remotePictures(draftStore.getState().metadata, page));
  const unknown = addresses.filter((address) => !known.has(address));
  if (unknown.length === 0) return [];
  const answer = await ask(name, [...new Set(unknown.map((address) => new URL(address).host))]);
  if (answer === 'cancel') return null;
  return answer === 'load' ? [] : unknown;
}

function ask(name: string, sites: readonly string[]): Promise<PictureAnswer> {
  // One question at a time: a new question cancels the open one.
  usePictureQuestion.getState().question?.answer('cancel');
  return new Promise((resolve) => {
    const question: PictureQuestion = {
      name,
      sites,
      answer(answer) {
        if (usePictureQuestion.getState().question === question) usePictureQuestion.setState({ question: null });
        resolve(answer);
      },
    };
    usePictureQuestion.setState({ question });
  });
}
