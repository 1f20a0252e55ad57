import type { World } from '@portico/mock-backend';
import { askForAddresses } from '../app/picture-question';
import { showToast } from '../ui/toast-store';
import { refusedWorldPicture, remoteWorldPictures, withoutWorldPictures } from './world-pictures';

/**
 * Replaces the world with the one in a file, after asking about pictures of other sites. If the file is invalid, shows
 * the error and keeps the world. Resolves with whether the world was replaced.
 */
export async function openWorldFile(world: World, file: File): Promise<boolean> {
  try {
    return await restoreFrom(world, file);
  } catch (error) {
    showToast({ tone: 'danger', text: error instanceof Error ? error.message : 'This file could not be read.' });
    return false;
  }
}

async function restoreFrom(world: World, file: File): Promise<boolean> {
  const { readWorldFile } = await import('@portico/mock-backend');
  const snapshot = readWorldFile(await file.text());
  const refusal = refusedWorldPicture(snapshot);
  if (refusal) throw new TypeError(`${file.name} cannot be used as a world. ${refusal}`);
  const page = new URL(location.href);
  const leftOut = await askForAddresses(file.name, remoteWorldPictures(snapshot, page), page);
  if (!leftOut) return false;
  world.restore(leftOut.length === 0 ? snapshot : withoutWorldPictures(snapshot, leftOut, page));
  return true;
}
