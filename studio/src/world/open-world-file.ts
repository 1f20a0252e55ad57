import type { BuiltWorld } from '@portico/fixtures';
import { askForAddresses } from '../draft/picture-question';
import { showToast } from '../ui/toast-store';
import { refusedWorldPicture, remoteWorldPictures, withoutWorldPictures } from './world-pictures';

/**
 * Replaces the world with the one in a file, and the cookies of the frame's browser with those in the file, after asking
 * about pictures of other sites. If the file is invalid, shows the error and keeps the world. Resolves with whether the
 * world was replaced.
 */
export async function openWorldFile(frame: BuiltWorld, file: File): Promise<boolean> {
  try {
    return await restoreFrom(frame, file);
  } catch (error) {
    showToast({ tone: 'danger', text: error instanceof Error ? error.message : 'This file could not be read.' });
    return false;
  }
}

async function restoreFrom({ world, connection }: BuiltWorld, file: File): Promise<boolean> {
  const { readWorldFile } = await import('@portico/mock-backend');
  const snapshot = readWorldFile(await file.text());
  const refusal = refusedWorldPicture(snapshot);
  if (refusal) throw new TypeError(`${file.name} cannot be used as a world. ${refusal}`);
  const page = new URL(location.href);
  const leftOut = await askForAddresses(file.name, remoteWorldPictures(snapshot, page), page);
  if (!leftOut) return false;
  world.restore(leftOut.length === 0 ? snapshot : withoutWorldPictures(snapshot, leftOut, page));
  // A file that a server wrote has no cookies: the browser keeps its own.
  if (snapshot.cookies) connection.setCookies(snapshot.cookies);
  return true;
}
