import { Avatar, type AvatarProps } from '../../ui/Avatar';
import { usePicture } from './use-picture';

/** A user's picture or initials; the picture is also shown in previews. */
export function UserAvatar({ src, ...rest }: Omit<AvatarProps, 'shape'>) {
  return <Avatar {...rest} src={usePicture(src)} />;
}
