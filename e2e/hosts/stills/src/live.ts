import '../../../../studio/src/preview/frame';
